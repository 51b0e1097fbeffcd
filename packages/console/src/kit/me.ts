import type { OutputOf } from '@linmen/contract'
import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import type { Permission } from '@linmen/contract/kit/permission.ts'
import { createContext, useContext } from 'react'

export type Me = OutputOf<typeof consoleEndpoints.me>

/** Who operates, for pages behind the door. */
export const MeContext = createContext<Me | null>(null)

export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('nobody is in')
  return me
}

export const allows = (me: Me, permission: Permission | undefined): boolean =>
  permission !== undefined && me.permissions.includes(permission)
