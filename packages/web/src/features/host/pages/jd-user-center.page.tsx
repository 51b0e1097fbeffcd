import { useHost } from '#kit/host.ts'
import { HostCentre } from '#features/host/parts/host-centre.tsx'

/** Mine in the shopping, telecom and carrier apps: the account, without what these apps do not show. */
export function Page() {
  const { currency } = useHost()
  return <HostCentre title="我的" note={`余额以${currency}计，1 元等于 1 金币`} tab />
}
