// Node 20 does not hand the loader of a process on to its threads, so a thread that runs the sources registers its own.
import { register } from 'tsx/esm/api'

register()
await import('./world-worker.ts')
