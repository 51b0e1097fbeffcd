import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { soon } from '#test/soon.ts'
import { showPart } from '#test/show.tsx'
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
  showPart(<Page />)
  const button = screen.getByRole('button')
  await soon(() => expect(button.textContent).toBe('error error'))
  down = false
  await act(async () => void fireEvent.click(button))
  await soon(() => expect(button.textContent).toBe('success success'))
  expect(asked).toEqual({ main: 2, aside: 2, fine: 1 })
})
