import { Fragment } from 'react'

/** Words with players' names in them, which break between given and family name and nowhere else. */
export const PlayerText = ({ text }: { text: string }) =>
  text.split(/(?<=[·・])/).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
