// Makes the first owner of an installation: `npm run operator -- <phone>`; asks for a password.
import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('first-operator')
