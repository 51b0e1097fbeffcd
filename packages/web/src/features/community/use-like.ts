import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { useState } from 'react'
import { useWrite } from '#kit/use-write.ts'

interface Liked {
  readonly id: string
  readonly likes: number
  readonly liked: boolean
}

/** A like shown at once; the count is the server's as soon as it has answered. */
export function useLike({ id, likes, liked }: Liked) {
  const { write, busy } = useWrite(communityEndpoints.like)
  const [told, setTold] = useState<{ likes: number; liked: boolean } | null>(null)
  const shown = told ?? { likes, liked }
  const toggle = async () => {
    const wanted = !shown.liked
    const written = await write({ postId: id, like: wanted })
    if (written.ok) setTold({ likes: written.output.likes, liked: wanted })
  }
  return { ...shown, busy, toggle: () => void toggle() }
}
