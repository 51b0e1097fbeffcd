import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appIcons } from './app-icons.ts'
import { root } from '../gen/documents.ts'

const folder = join(root, 'packages/web/public/icons')
mkdirSync(folder, { recursive: true })
for (const { name, bytes } of appIcons()) writeFileSync(join(folder, name), bytes)
