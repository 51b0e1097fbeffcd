import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { useRetry } from './use-retry.ts'

const asked = { main: 0, aside: 0, fine: 0 }
let down = true
const ask = (name: keyof typeof asked, fails: boolean) => ({
  queryKey: [name],
  retry: false,
  queryFn: async () => {
    asked[name] += 1
    if (fails && down) throw new Error('down')
    return name
  },
})

function Page() {
  const main: UseQueryResult = useQuery(ask('main', true))
  const aside = useQuery(ask('aside', true))
  useQuery(ask('fine', false))
  const retry = useRetry(main)
  return <button onClick={retry}>{`${main.status} ${aside.status}`}</button>
}

test('one press asks again for everything that failed, and for nothing else', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button')
  await vi.waitFor(() => expect(button.textContent).toBe('error error'))
  down = false
  await act(async () => void fireEvent.click(button))
  await vi.waitFor(() => expect(button.textContent).toBe('success success'))
  expect(asked).toEqual({ main: 2, aside: 2, fine: 1 })
})
