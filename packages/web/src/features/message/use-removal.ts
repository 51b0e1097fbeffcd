import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'

const NOTHING_CHOSEN_MS = 800

/** The delete mode of a list: choose, be asked, and they are gone. */
export function useRemoval(ids: readonly string[]) {
  const [isOn, setOn] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const { write, busy } = useWrite(messageEndpoints.remove)
  const chosen = ids.filter((id) => marked.has(id))
  const isAll = ids.length > 0 && chosen.length === ids.length

  const turn = (on: boolean) => {
    setOn(on)
    setMarked(new Set())
  }
  const toggle = (id: string) =>
    setMarked((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const toggleAll = () => setMarked(new Set(isAll ? [] : ids))
  const remove = async () => {
    if (chosen.length === 0) return notices.toast(texts.selectToDelete, NOTHING_CHOSEN_MS)
    if (!(await notices.confirm(texts.confirmDelete, { yes: '删除', no: '取消' }))) return
    const { ok } = await write({ ids: chosen })
    if (ok) turn(false)
  }
  return {
    isOn,
    turn,
    isChosen: (id: string) => marked.has(id),
    toggle,
    toggleAll,
    isAll,
    chosen,
    remove,
    busy,
  }
}

export type Removal = ReturnType<typeof useRemoval>
