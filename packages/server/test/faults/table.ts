import { databaseKilled } from './database-killed.ts'
import type { Fault } from './fault.ts'
import { fuzzedRequests } from './fuzzed-requests.ts'
import { hostileSockets } from './hostile-sockets.ts'
import { killedUnderBuyers } from './killed-under-buyers.ts'
import { killedUnderNotices } from './killed-under-notices.ts'
import { leaderKilled } from './leader-killed.ts'
import { stoppedAmongSilent } from './stopped-among-silent.ts'
import { moneyModel } from './money-model.ts'
import { wildNotices } from './notices.ts'
import { races } from './races.ts'
import { slowClients } from './slow-clients.ts'

/** Everything that is done to the server on purpose. */
export const faults: readonly Fault[] = [
  fuzzedRequests,
  slowClients,
  hostileSockets,
  stoppedAmongSilent,
  killedUnderBuyers('embedded'),
  killedUnderBuyers('postgres'),
  killedUnderNotices('embedded'),
  killedUnderNotices('postgres'),
  databaseKilled,
  leaderKilled,
  moneyModel,
  wildNotices,
  races,
]
