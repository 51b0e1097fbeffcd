import { Button } from '#ui/button/button.tsx'
import type { FilmOnWay, useFilmUpload } from '#features/upload/use-film-upload.ts'
import { AddFile } from './add-file.tsx'
import s from './film-picker.module.css'

/** A film on its way to the server: chosen, how far it is, lost and gone on with, whole. */
export function FilmPicker({ upload }: { upload: ReturnType<typeof useFilmUpload> }) {
  const { way, choose, goOn, drop } = upload
  if (way.state === 'none' || way.state === 'refused')
    return (
      <>
        <AddFile
          label="选择视频"
          accept="video/mp4"
          className={s.add}
          onFiles={([film]) => film && choose(film)}
        >
          <span>选择视频</span>
          <small>MP4，200 MB 以内，最长 10 分钟</small>
        </AddFile>
        {way.state === 'refused' && (
          <p className={s.wrong} role="alert">
            {way.why}
          </p>
        )}
      </>
    )
  return (
    <div className={s.way}>
      <b className={s.name}>{way.name}</b>
      <FilmState way={way} />
      <div className={s.deeds}>
        {way.state === 'lost' && (
          <Button size="s" onClick={goOn}>
            继续上传
          </Button>
        )}
        <Button size="s" look="ghost" onClick={drop}>
          {way.state === 'whole' ? '更换' : '取消'}
        </Button>
      </div>
    </div>
  )
}

function FilmState({ way }: { way: Exclude<FilmOnWay, { state: 'none' | 'refused' }> }) {
  if (way.state === 'whole')
    return (
      <p className={s.note} role="status">
        已收齐，{minutes(way.film.seconds)}
        {way.film.freeSeconds > 0 && `　前 ${way.film.freeSeconds} 秒免费`}
        {!way.film.remade && <small>服务器没有转码，按原样播放；发布后由运营抽查</small>}
      </p>
    )
  return (
    <>
      <progress className={s.bar} max={100} value={way.percent} aria-label="上传进度" />
      <p className={s.note} role="status">
        {way.state === 'lost' ? `网络中断，已传 ${way.percent}%，恢复后继续` : `${way.percent}%`}
      </p>
    </>
  )
}

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
