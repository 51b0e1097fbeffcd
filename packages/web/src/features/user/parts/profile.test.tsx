import { cents } from '@linmen/domain/money/cents.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Profile, type Me } from './profile.tsx'

const me: Me = {
  id: 'mei',
  publicId: 'mei',
  nickname: '小美',
  account: '138****0001',
  telephone: '138****0001',
  signature: '',
  avatar: '',
  isExpert: false,
  level: 'normal',
  isOperator: false,
  hasPassword: true,
  joinedAtMs: 1,
  coins: cents(0),
  earned: cents(0),
  total: cents(0),
}
const show = (member: Me | undefined, loggedIn = true) =>
  render(<Profile member={member} loggedIn={loggedIn} failed={false} onRetry={() => {}} />)

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
