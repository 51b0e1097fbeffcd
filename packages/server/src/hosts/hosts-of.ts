import type { Settings } from '#kit/settings.ts'
import type { HostLogins } from './port.ts'

const logins = new WeakMap<Settings, HostLogins>()

interface Process {
  readonly settings: Settings
}

/** Names who stands behind the logins of other apps in this process. */
export const connectHosts = ({ settings }: Process, hosts: HostLogins): void =>
  void logins.set(settings, hosts)

/** Null where nobody does. */
export const hostsOf = ({ settings }: Process): HostLogins | null => logins.get(settings) ?? null
