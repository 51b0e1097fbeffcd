export { makeFirstOwner } from './first-owner.ts'
