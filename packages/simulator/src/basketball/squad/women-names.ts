/** Given names for leagues of women; family names are those of everybody. */
export const WOMEN_GIVEN =
  '艾米 克洛伊 汉娜 佐伊 泰勒 乔丹 布鲁克 摩根 娜塔莉 西蒙娜 贾丝明 凯拉 阿丽莎 布里安娜 黛安娜 艾丽卡 加布丽埃 海莉 伊莎贝 珍妮特 凯瑟琳 劳伦 梅根 娜奥米 奥利维娅 佩奇 瑞秋 萨布丽娜 塔莎 瓦莱丽 温蒂 英格丽 阿曼达 贝瑟尼 卡米拉 德文 伊冯娜 格蕾丝 艾薇 凯尔西'.split(
    ' ',
  )
