import { createQueryClient } from '#kit/query-client.ts'

/** The one cache of the app. */
export const queries = createQueryClient()
