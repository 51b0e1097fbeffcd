import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { read } from '#kit/read.ts'

/** How the order of a plan stands. Lists do not need it, so it is not loaded with them. */
export const planOrder = (planNo: string) => read(payEndpoints.checkComplete, { planNo })
