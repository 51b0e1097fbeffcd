import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMember } from '#test/a-member.ts'
import { Profile, type Me } from './profile.tsx'

const me: Me = { ...aMember, avatar: '' }
const show = (member: Me | undefined, loggedIn = true) =>
  render(<Profile loggedIn={loggedIn} me={{ data: member, isError: false, refetch: () => {} }} />)

test.each([
  ['R-USER-005', 'normal', '小美'],
  ['R-USER-006', 'laboratory', '小美实验室用户'],
  ['R-USER-007', 'record', '小美战绩红人'],
] as const)('%s a member of the level %s is headed %s', (_rule, level, heading) => {
  show({ ...me, level })
  expect(screen.getByRole('heading').textContent).toBe(heading)
})

test('R-ROLE-001 a visitor sees the way in and no figures of anybody', () => {
  show(undefined, false)
  expect(screen.getByRole('heading').textContent).toBe('未登录')
  expect(screen.getByRole('button', { name: '登录' })).toBeDefined()
})
