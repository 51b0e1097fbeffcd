import { prepareWorld, type WorldName } from './world.ts'

// Made one after the other: each takes a core and a half for itself.
for (const name of ['demo', 'feed'] as const satisfies readonly WorldName[])
  await prepareWorld(name)
