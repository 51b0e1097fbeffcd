import * as texts from '@linmen/contract/texts.ts'
import type { LoginWay } from '@linmen/domain/host/host-profile.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { goBack } from '#kit/go.ts'
import { failureText } from '#kit/policy/failure-text.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { enterByHost } from '#features/auth/host-login.ts'
import s from './host-login.module.css'

/** Signs people in with the app they are in, without asking. Who cannot come in that way uses a phone number. */
export function HostLogin({ way, onOwn }: { way: LoginWay; onOwn: () => void }) {
  const { backUrl } = useScreenParams('LoginPage')
  const [round, setRound] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const takeOwn = useEffectEvent(onOwn)
  useEffect(() => {
    enterByHost(way, backUrl).then(
      (entry) => entry === 'nothing' && takeOwn(),
      (error: unknown) =>
        setFailed(way === 'microblog' ? texts.microblogLoginFailed : failureText(error)),
    )
  }, [way, backUrl, round])
  const retry = () => {
    setFailed(null)
    setRound(round + 1)
  }
  return (
    <>
      <NavBar closing onBack={goBack} title="登录" />
      {failed === null ? (
        <p className={s.waiting} role="status">
          <Spinner /> 正在用当前应用的账号登录
        </p>
      ) : (
        <div className={s.failed}>
          <ErrorState title={failed} onRetry={retry} />
          <Button look="ghost" onClick={onOwn}>
            用手机号登录
          </Button>
        </div>
      )}
    </>
  )
}
