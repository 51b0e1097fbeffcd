import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { DONE_CODES, goalToJoin, isAsked } from '@linmen/domain/red-packet/rain-rules.ts'
import { useEffect, useRef } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { go } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { useStore } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { useWrite } from '#kit/use-write.ts'
import { joinedGoals, noteJoined } from '#features/red-packet/joined-goals.ts'
import { useRainMatches } from '#features/red-packet/use-rain-matches.ts'

/** Asks whoever watches a match to join the rain of its newest goal, once for each goal. */
export function RainPrompt({ matchId }: { matchId: string }) {
  const { data } = useRainMatches()
  const { goals, lastAtMs } = useStore(joinedGoals)
  const match = data?.matches.find((each) => each.matchId === matchId)
  const shake = useTicking((nowMs) => (match ? goalToJoin(match, goals, nowMs) : 0))
  const check = useWrite(redPacketEndpoints.check, { silent: ['101', '1007', '1008'] })
  const asking = useRef(false)
  const wanted = isAsked(
    { watching: true, shake, locked: asking.current, lastJoinedAtMs: lastAtMs },
    serverNowMs(),
  )
  useEffect(() => {
    if (!wanted || asking.current) return
    const ask = async () => {
      const checked = await check.write({ matchId, goalCount: shake })
      if (!checked.ok) {
        if (DONE_CODES.has(checked.failure.code)) noteJoined(matchId, shake, null)
        return
      }
      noteJoined(matchId, shake, serverNowMs())
      const yes = await notices.confirm('进球红包雨来了，10 秒内点得越多越开心', {
        yes: '去看看',
        no: '不用了',
      })
      if (yes) go('RedPacketPage', { matchId, goalCount: shake })
    }
    asking.current = true
    void ask().finally(() => {
      asking.current = false
    })
  }, [wanted, shake, matchId, check])
  return null
}
