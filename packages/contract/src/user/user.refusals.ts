import { refusal } from '#kit/refusal.ts'

/** In the order in which a new nickname is judged. */
export const nicknameRefusals = {
  ...refusal('nickname.form', '昵称为 2 到 12 个字，不能有特殊符号'),
  ...refusal('nickname.reserved', '昵称不能含有“官方”“客服”等字样'),
  ...refusal('nickname.taken', '这个昵称已有人使用'),
}

export const phoneTaken = refusal('phone.taken', '该手机号已被其他账号使用')

export const newPhoneRefusals = {
  ...refusal('phone.same', '新手机号与当前手机号相同'),
  ...phoneTaken,
}

/** The old password, typed again. */
export const oldPasswordWrong = refusal('password.wrong', '当前密码不正确')
export const passwordUnset = refusal('password.unset', '还没有设置登录密码，请先验证手机号')

export const realNameRefusals = {
  ...refusal('realName.form', '请填写真实姓名'),
  ...refusal('realName.id', '身份证号不正确'),
  ...refusal('realName.minor', '未满 18 周岁不能实名认证'),
  ...refusal('realName.taken', '该身份证已认证过其他账号'),
  ...refusal('realName.phone', '请使用当前绑定的手机号'),
  ...refusal('realName.done', '已完成实名认证，不能更改'),
}

export const partnerRefusals = {
  ...refusal('partner.closed', '合伙人申请暂未开放'),
  ...refusal('partner.needs_name', '请先完成实名认证'),
}

export const pictureUnknown = refusal('picture.unknown', '图片不存在，请重新上传')
