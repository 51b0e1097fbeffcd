import { buildTemplate } from './template.ts'

export default buildTemplate
