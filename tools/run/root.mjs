import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project. */
export const at = (...parts) => join(root, ...parts)

/** What may be thrown away at any time; `npm ci` does. */
export const cache = (...parts) => at('node_modules', '.cache', 'linmen', ...parts)
