import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Refused } from '#kit/failure.ts'
import { forgetLogin } from '#kit/login-state.ts'
import { read } from '#kit/read.ts'
import { useEffect } from 'react'

const quiet = {
  noLogin: { do: 'silent' },
  '1010': { do: 'silent' },
  '*': { do: 'silent' },
} as const

/**
 * Whether the way to a trial is shown: to who may join and to who is not signed in, whose login is forgotten. Whoever
 * has one, had one, or cannot be told about it, sees none.
 */
export function useTrialEntry(): boolean {
  const { error } = useQuery({ ...read(vipEndpoints.trialState, {}, quiet), retry: false })
  const code = error instanceof Refused ? error.code : null
  useEffect(() => {
    if (code === 'noLogin') forgetLogin()
  }, [code])
  return code === 'noLogin' || code === '1010'
}
