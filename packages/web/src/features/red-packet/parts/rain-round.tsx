import type { Cents } from '@linmen/contract'
import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { ROUND_MS, saysLoggedIn } from '@linmen/domain/red-packet/rain-rules.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { noteJoined } from '#features/red-packet/joined-goals.ts'
import s from './rain-round.module.css'

interface Goal {
  readonly matchId: string
  readonly goalCount: number
}

type Stage =
  | { readonly is: 'ready' }
  | { readonly is: 'playing'; readonly untilMs: number }
  | { readonly is: 'drawing' }
  | { readonly is: 'won'; readonly award: Cents }
  | { readonly is: 'over'; readonly why: string }

const SILENT = { silent: ['101', '1007', '1008'] } as const

/** Ten seconds of tapping, then one packet of the rain. Taps are for fun: the share was fixed before. */
export function RainRound({ matchId, goalCount }: Goal) {
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const [taps, setTaps] = useState(0)
  const check = useWrite(redPacketEndpoints.check, SILENT)
  const open = useWrite(redPacketEndpoints.open, SILENT)
  const begin = async () => {
    const redirect = redirectFromHere()
    const joined = await check.write({ matchId, goalCount, join: true })
    if (!joined.ok) return setStage({ is: 'over', why: WHY[joined.failure.code] ?? FAILED })
    if (!saysLoggedIn(joined.output.loggedIn)) return redirect.go('LoginPage', {})
    noteJoined(matchId, goalCount, serverNowMs())
    setStage({ is: 'playing', untilMs: serverNowMs() + ROUND_MS })
  }
  const draw = async () => {
    setStage({ is: 'drawing' })
    const drawn = await open.write({ matchId, goalCount })
    if (drawn.ok && drawn.output.award !== undefined)
      return setStage({ is: 'won', award: drawn.output.award })
    setStage({ is: 'over', why: drawn.ok ? FAILED : (WHY[drawn.failure.code] ?? FAILED) })
  }
  return (
    <NightPanel className={s.panel ?? ''} label="红包雨">
      {stage.is === 'ready' && (
        <div className={s.middle}>
          <h2 className={s.title}>第 {goalCount} 个进球</h2>
          <p className={s.note}>点击 10 秒，结束后统一结算　金币 7 天内有效</p>
          <Button look="volt" size="l" busy={check.busy} onClick={() => void begin()}>
            开始
          </Button>
        </div>
      )}
      {stage.is === 'playing' && (
        <Playing
          untilMs={stage.untilMs}
          taps={taps}
          onTap={() => setTaps(taps + 1)}
          onEnd={() => void draw()}
        />
      )}
      {stage.is === 'drawing' && <p className={s.note}>正在结算</p>}
      {stage.is === 'won' && (
        <div className={s.middle} role="status">
          <h2 className={s.title}>获得 {priceText(stage.award)} 金币</h2>
          <p className={s.note}>已放入钱包，7 天内有效</p>
        </div>
      )}
      {stage.is === 'over' && (
        <div className={s.middle} role="status">
          <h2 className={s.title}>{stage.why}</h2>
          <p className={s.note}>下一个进球还有机会</p>
        </div>
      )}
    </NightPanel>
  )
}

const FAILED = '没有连上，请稍后再试'
const WHY: Readonly<Record<string, string>> = {
  '101': '您已参与过本次红包雨',
  '1007': '红包雨未开始或已结束',
  '1008': '红包已被抢完',
}

interface PlayingProps {
  readonly untilMs: number
  readonly taps: number
  readonly onTap: () => void
  readonly onEnd: () => void
}

const PACKETS = 12

function Playing({ untilMs, taps, onTap, onEnd }: PlayingProps) {
  const [left, setLeft] = useState(ROUND_MS / 1000)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.ceil((untilMs - serverNowMs()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      end()
    }, 200)
    return () => clearInterval(timer)
  }, [untilMs])
  return (
    <>
      <p className={s.clock} role="timer">
        {left}
      </p>
      <div className={s.rain}>
        {Array.from({ length: PACKETS }, (_, at) => (
          <button
            key={at}
            type="button"
            className={s.packet}
            style={{ animationDelay: `${(at * 0.7) % 3}s` }}
            aria-label={`红包 ${at + 1}`}
            onClick={onTap}
          >
            <i className={s.seal} aria-hidden="true" />
          </button>
        ))}
      </div>
      <p className={s.taps}>
        已点中 <b>{taps}</b> 个
      </p>
    </>
  )
}
