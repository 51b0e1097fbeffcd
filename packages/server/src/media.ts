import { ownFileRoute } from '#features/privacy/public.ts'
import { filmRoute, posterRoute } from '#features/video/film.route.ts'
import type { MediaRoute } from '#kit/http/media-routes.ts'

/** Everything that is handed out as bytes under an address of its own. */
export const media: readonly MediaRoute[] = [filmRoute, posterRoute, ownFileRoute]
