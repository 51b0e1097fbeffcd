import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { FollowButton } from './follow-button.tsx'

interface FollowOfProps {
  readonly expertId: string
  readonly name: string
}

/** The button where a page does not know yet whether its reader follows the expert. */
export function FollowOf({ expertId, name }: FollowOfProps) {
  const { data } = useQuery(read(interpretationEndpoints.expertFollowState, { expertId }))
  return data && <FollowButton expertId={expertId} name={name} isFollowed={data.followed} />
}
