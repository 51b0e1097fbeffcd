import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { OfferedMatch, PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import { useState } from 'react'
import { useKeptDraft } from '#kit/kept-draft.ts'

/** One match on the way into a plan, with what is picked of it so far. */
export interface DraftLeg {
  readonly offered: OfferedMatch
  readonly oddsType: PublishedPick['oddsType']
  readonly option: string | null
}

/** The words of a plan; they stay on the device until it is published. */
export interface DraftWords {
  readonly title: string
  readonly summary: string
  readonly reason: string
  readonly coins: number
  readonly refundOnMiss: boolean
  /** 临场: minutes before kick-off until which the pick is promised; null where it is made now. */
  readonly promised: number | null
}

const EMPTY: DraftWords = {
  title: '',
  summary: '',
  reason: '',
  coins: 0,
  refundOnMiss: false,
  promised: null,
}

/** Until when the pick of a draft is promised; null where it is made now, or nothing is chosen to promise. */
export function promisedAt(legs: readonly DraftLeg[], { promised, coins }: DraftWords) {
  const [only, second] = legs
  if (promised === null || coins === 0 || !only || second) return null
  return only.offered.match.kickoffMs - promised * 60_000
}

export function usePlanDraft(first: Sport) {
  const [sport, setSport] = useState(first)
  const [legs, setLegs] = useState<readonly DraftLeg[]>([])
  const { words, change, forget: forgetWords } = useKeptDraft('plan', EMPTY)
  const changeLeg = (at: number, part: Partial<DraftLeg>) =>
    setLegs(legs.map((leg, place) => (place === at ? { ...leg, ...part } : leg)))
  const addLeg = (offered: OfferedMatch) =>
    setLegs([...legs.slice(0, 1), { offered, oddsType: firstType(offered), option: null }])
  const dropLeg = (at: number) => setLegs(legs.filter((_leg, place) => place !== at))
  const choose = (next: Sport) => {
    setSport(next)
    setLegs([])
  }
  const forget = () => {
    forgetWords()
    setLegs([])
  }
  return { sport, legs, words, choose, change, changeLeg, addLeg, dropLeg, forget }
}

const firstType = ({ european }: OfferedMatch) => (european ? 'european' : 'asian')
