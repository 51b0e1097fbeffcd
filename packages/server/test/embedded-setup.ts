import { buildEmbeddedTemplate } from './template.ts'

export default buildEmbeddedTemplate
