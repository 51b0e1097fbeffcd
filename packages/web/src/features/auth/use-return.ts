import { takeBack } from '#kit/address/login-trip.ts'
import { useRedirect } from '#kit/redirect.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'

/** Goes on where the person came from, once they are signed in: here, before, or in another tab. */
export function useReturn(): void {
  const { backUrl } = useScreenParams('LoginPage', 'RegisterPage')
  const loggedIn = useLoggedIn()
  useRedirect(loggedIn ? () => takeBack(backUrl ?? null) : null)
}
