export { expertsById } from './expert.reads.ts'
export { sellerOf, type Seller } from './seller.ts'
