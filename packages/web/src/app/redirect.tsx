import { screens } from '@linmen/contract/screens/all-screens.ts'
import type { PathRedirect } from '@linmen/contract/screens/redirects.ts'
import { screenPath } from '@linmen/domain/nav/screen-path.ts'
import { useHost } from '#kit/host.ts'
import { Navigate, useLocation, useParams } from 'react-router'

/** Forwards an old address: the names of its path, the params of the row, and its own query. */
export function Redirect({ row }: { row: PathRedirect }) {
  const params = useParams()
  const { search } = useLocation()
  const query = Object.fromEntries(new URLSearchParams(search))
  const filled = screenPath(screens[row.to], { ...query, ...params, ...row.params })
  return <Navigate to={filled.ok ? filled.path : '/tabs/home'} replace />
}

/** `/home` leads to the home page of the host. */
export function HomeEntry() {
  return <Navigate to={useHost().profile.home} replace />
}
