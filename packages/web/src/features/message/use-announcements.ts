import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { useEffect, useRef } from 'react'
import { silent } from '#kit/policy/reaction.ts'
import { useWrite } from '#kit/use-write.ts'

/** Takes what was said to everybody into the member's own box, one after the other and each once. */
export function useAnnouncements(ids: readonly string[] | undefined): void {
  const { write } = useWrite(messageEndpoints.receive, {
    // They are taken in beside what the member is doing.
    policy: { 'message.not_found': silent, outage: silent },
  })
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const fresh = (ids ?? []).filter((id) => !asked.current.has(id))
    const take = async () => {
      for (const id of fresh) {
        asked.current.add(id)
        await write({ id })
      }
    }
    void take()
  }, [ids, write])
}
