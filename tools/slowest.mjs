// What took longest in the last `npm test`: a list for people, no gate.
import { slowest } from './run/slowest.mjs'
import { reports } from './run/test-run.mjs'

const lines = slowest([reports.tests, reports.lanes, reports.journeys])
console.log(lines.length > 0 ? lines.join('\n') : 'There is no report: run `npm test` first.')
