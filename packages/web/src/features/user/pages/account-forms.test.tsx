import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/session.ts'
import { aMember } from '#test/a-member.ts'
import { keyAnswer } from '#test/a-password-key.ts'
import { answer, refusal } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const me = (more: Partial<typeof aMember> = {}) =>
  answer(userEndpoints.me, {
    ...aMember,
    nickname: '小美',
    realName: '',
    hasPassword: true,
    ...more,
  })
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => keepLogin({ token: '1|se1', memberId: 'm1', signKey: 'k' }))

test('the nickname page begins with the present one and stops a bad one at its field', async () => {
  const page = await showPage('NickNameChangePage', {}, [me()])
  await waitFor(() => expect(screen.getByLabelText('昵称')).toHaveProperty('value', '小美'))
  write('昵称', '官方客服')
  press('保存')
  expect(await screen.findByText(/不能含有/)).toBeDefined()
  expect(page.network.asked(accountEndpoints.changeNickname)).toEqual([])
})

test('a nickname somebody has is said at the field', async () => {
  const text = '这个昵称已有人使用'
  await showPage('NickNameChangePage', {}, [
    me(),
    refusal(accountEndpoints.changeNickname, 'nickname.taken', { text }),
  ])
  write('昵称', '看台第七排')
  press('保存')
  expect(await screen.findByText(text)).toBeDefined()
})

test('the signature page counts and saves', async () => {
  const page = await showPage('SignatureChangePage', {}, [
    me(),
    answer(accountEndpoints.changeSignature, { signature: '只聊数据' }),
  ])
  write('个性签名', '只聊数据')
  press('保存')
  await waitFor(() =>
    expect(page.network.asked(accountEndpoints.changeSignature)).toEqual([
      { signature: '只聊数据' },
    ]),
  )
})

test('R-AUTH-010 old and new password travel sealed, each by itself', async () => {
  const { key } = await keyAnswer()
  const page = await showPage('PasswordChangePage', {}, [
    key,
    me(),
    answer(accountEndpoints.changePassword, {}),
  ])
  await screen.findByLabelText('当前密码')
  write('当前密码', 'the old one 1')
  write('新密码', 'x7!kq2mz')
  press('保存')
  await waitFor(() => expect(page.network.asked(accountEndpoints.changePassword)).toHaveLength(1))
  const [sent] = page.network.asked(accountEndpoints.changePassword)
  expect(sent!.passwordCipher).not.toContain('the old one')
  expect(sent!.newPasswordCipher).not.toBe(sent!.passwordCipher)
})

test('who has no password shows the phone first', async () => {
  await showPage('PasswordChangePage', {}, [me({ hasPassword: false })])
  expect(await screen.findByText(/验证码会发送到当前手机号/)).toBeDefined()
  expect(screen.queryByLabelText('当前密码')).toBeNull()
})

test('a phone is changed in two steps; a proof that is over begins again', async () => {
  const page = await showPage('PhoneOperationPage', {}, [
    me(),
    answer(codeEndpoints.sendCheckCode, { waitSeconds: 60 }),
    answer(accountEndpoints.checkPhone, {}),
    refusal(accountEndpoints.changePhone, 'prove_again'),
  ])
  write('验证码', '246810')
  press('下一步')
  await screen.findByLabelText('手机号')
  write('手机号', '13700000001')
  write('验证码', '135790')
  press('完成更换')
  await screen.findByText(/验证码会发送到当前手机号/)
  expect(page.network.asked(accountEndpoints.changePhone)).toEqual([
    { phone: '13700000001', code: '135790' },
  ])
})

test('a wrong identity number is stopped at its field, a right one is sent', async () => {
  const page = await showPage('UserInfoCompletePage', {}, [
    me(),
    answer(accountEndpoints.completeInfo, {}),
  ])
  await screen.findByLabelText('真实姓名')
  write('真实姓名', '李明')
  write('身份证号', '110105194912310021')
  write('验证码', '246810')
  press('提交认证')
  expect(await screen.findByText('身份证号不正确')).toBeDefined()
  write('身份证号', '11010519491231002x')
  press('提交认证')
  await waitFor(() =>
    expect(page.network.asked(accountEndpoints.completeInfo)).toMatchObject([
      { realName: '李明', idCard: '11010519491231002X', code: '246810' },
    ]),
  )
})

test('who has shown who they are sees it in part and no form', async () => {
  await showPage('UserInfoCompletePage', {}, [
    me({ realName: '李*', idCard: '110***********002X' }),
  ])
  expect(await screen.findByText('110***********002X')).toBeDefined()
  expect(screen.queryByLabelText('真实姓名')).toBeNull()
})
