// Sentences of the shell, in the exact wording of the specification: the first load holds these and none of the others.

export const unknownScreen = 'route有误'
export const networkDown = '网络异常,请稍后再试'
export const systemAbnormal = '系统异常,请稍后再试'
export const redeployed = '网站已更新,请刷新页面'
export const refreshNow = '立即刷新'
export const refreshLater = '稍后手动刷新'
export const tabDiscover = '发现'
export const tabScores = '比分'
export const tabExperts = '专家'
export const tabInformation = '资讯'
export const tabMine = '我的'
export const tabData = '数据'
