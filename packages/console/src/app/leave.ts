import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { call } from '@linmen/web/src/kit/call.ts'
import { forgetLogin } from '@linmen/web/src/kit/login-state.ts'

/** Leaves the console and the account. Whoever is out already is out. */
export async function leaveConsole(): Promise<void> {
  await call(consoleEndpoints.leave, {}).catch(() => null)
  await call(authEndpoints.logout, {}).catch(() => null)
  forgetLogin()
  location.reload()
}
