import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { useLoggedIn } from '@linmen/web/src/kit/login-state.ts'
import { read } from '@linmen/web/src/kit/read.ts'
import { asFailure } from '@linmen/web/src/kit/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Result, Spin } from 'antd'
import { failureText } from '#kit/ask.ts'
import { MeContext } from '#kit/me.ts'
import { Door } from './door.tsx'
import { Enrol } from './enrol.tsx'
import { Login } from './login.tsx'
import { Prove } from './prove.tsx'
import { Shell } from './shell.tsx'
import { leaveConsole } from './leave.ts'

const LOOK_AGAIN_MS = 60_000
const NO_LOGIN = new Set(['no_login', 'no_token', 'no_login_and_exit'])

/** Login, second factor, desks: whoever is not through one sees no other. */
export function App() {
  const loggedIn = useLoggedIn()
  const { data, error, refetch } = useQuery({
    ...read(consoleEndpoints.me, {}),
    enabled: loggedIn,
    refetchInterval: LOOK_AGAIN_MS,
  })
  if (!loggedIn || (error && NO_LOGIN.has(asFailure(error).code))) return <Login />
  // Whoever is in stays in when one question goes unanswered: what they were writing is not lost.
  if (error && !data)
    return (
      <Result
        status="warning"
        title={failureText(error)}
        extra={<Button onClick={() => void refetch()}>重试</Button>}
      />
    )
  if (!data) return <Spin fullscreen description="正在打开" />
  if (data.state === 'in')
    return (
      <MeContext.Provider value={data}>
        <Shell />
      </MeContext.Provider>
    )
  if (data.state === 'enrol') return <Enrol />
  if (data.state === 'prove') return <Prove me={data} />
  return (
    <Door title="这里是运营台">
      <p>当前账号不是运营人员。</p>
      <Button block onClick={() => void leaveConsole()}>
        换一个账号
      </Button>
    </Door>
  )
}
