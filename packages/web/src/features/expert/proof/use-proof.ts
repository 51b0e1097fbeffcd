import type { Progress } from '@linmen/domain/record-log/signed-entries.ts'
import { useEffect, useState } from 'react'
import { trusted } from '#kit/device/trusted-script.ts'
import type { Proof, ProofNews } from './proof.ts'

// The build makes a file of its own of it; trusted types want its address as a text.
const [proofWorker = ''] = Object.values(
  import.meta.glob<string>('./proof-worker.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
)

export interface Proving {
  readonly progress: Progress | null
  readonly proof: Proof | null
  readonly failed: boolean
  readonly tookMs: number
  readonly again: () => void
}

const NOTHING = { progress: null, proof: null, failed: false, tookMs: 0 }

/** Runs the check in a thread of its own, so that the page stays free. */
export function useProof(expertId: string): Proving {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Omit<Proving, 'again'>>(NOTHING)
  useEffect(() => {
    const worker = new Worker(trusted(proofWorker), { type: 'module' })
    let begunMs: number | null = null
    worker.addEventListener('message', (event: MessageEvent<ProofNews>) => {
      const { data } = event
      begunMs ??= event.timeStamp
      const tookMs = event.timeStamp - begunMs
      if (data.kind === 'progress') setState({ ...NOTHING, progress: data.progress })
      else if (data.kind === 'done')
        setState({ progress: null, proof: data.proof, failed: false, tookMs })
      else setState({ ...NOTHING, failed: true })
    })
    worker.addEventListener('error', () => setState({ ...NOTHING, failed: true }))
    worker.postMessage({ expertId })
    return () => worker.terminate()
  }, [expertId, turn])
  const again = () => {
    setState(NOTHING)
    setTurn(turn + 1)
  }
  return { ...state, again }
}
