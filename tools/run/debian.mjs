import { existsSync } from 'node:fs'
import { quietStep } from './step.mjs'

/** True where we may install Debian's packages ourselves: apt is here and we are root. */
export const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

export async function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = ['apt-get', '-q', '-y']
  await quietStep('apt-get update', [...apt, 'update'], { env })
  const install = [...apt, 'install', '--no-install-recommends', ...packages]
  await quietStep(`apt-get install ${packages.join(' ')}`, install, { env })
}
