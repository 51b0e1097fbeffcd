import { ownMessagesOf } from '@linmen/contract/message/message.topics.ts'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#kit/live.ts'
import { memberId } from '#kit/login-state.ts'
import { isAbout } from '#kit/read.ts'
import {
  askTrip,
  cancelsTrip,
  cancelTrip,
  endTrip,
  sayReturnFailed,
  type TripEnd,
} from './pay-trip.ts'

interface Return {
  readonly orderId: string | undefined
  readonly status?: string | undefined
  readonly errMsg?: string | undefined
}

/** How a payment ended that somebody comes back from; null while it is asked. */
export function useTripEnd({ orderId, status, errMsg }: Return) {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const [end, setEnd] = useState<TripEnd | 'outage' | null>(null)
  useEffect(() => {
    if (orderId === undefined) return
    if (round === 0) sayReturnFailed(status, errMsg)
    let isLeft = false
    const told = (how: TripEnd | 'outage') => {
      if (isLeft) return
      setEnd(how)
      if (how !== 'paid' && how !== 'kept') return
      endTrip()
      const changed = ['wallet', 'orders', 'plans', 'setMeals', 'vip', 'models'] as const
      void client.invalidateQueries({ predicate: (query) => isAbout(query, changed) })
    }
    const isGivenUp = round === 0 && cancelsTrip(orderId, status)
    const asked = isGivenUp ? cancelTrip(orderId) : askTrip(orderId)
    asked.then(told, () => told('outage'))
    return () => {
      isLeft = true
    }
  }, [orderId, status, errMsg, round, client])
  // A notice that comes late is heard of: whoever still waits is told without asking.
  const id = memberId()
  const isOpen = end === 'pending' || end === 'outage'
  const heard = () => isOpen && setRound((now) => now + 1)
  useLive(orderId === undefined || id === null ? null : ownMessagesOf(id), {
    snapshot: heard,
    delta: heard,
  })
  const again = () => {
    setEnd(null)
    setRound((now) => now + 1)
  }
  return { end, again }
}
