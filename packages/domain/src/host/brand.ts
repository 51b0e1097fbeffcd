/** The name a page carries. White-label agents have rows of their own; everybody else sees 临门. */
export interface Brand {
  readonly name: string
  readonly company: string
  readonly slogan: string
}

export const ownBrand: Brand = { name: '临门', company: '临门', slogan: '每个数字，都有出处' }

const brands: ReadonlyMap<string, Brand> = new Map()

export const brandOf = (agentId: string, table: ReadonlyMap<string, Brand> = brands): Brand =>
  table.get(agentId) ?? ownBrand
