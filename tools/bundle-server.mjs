// The server as a few files: a thousand small ones take longer to find and read than all they do at a start.
// Types are checked by `npm test`; here they are only taken away.
import { rolldown } from 'rolldown'
import { at } from './run/root.mjs'
import { serverBundle, serverFiles } from './run/server-bundle.mjs'

const bundle = await rolldown(serverBundle())
await bundle.write(serverFiles(at('packages/server/dist')))
await bundle.close()
