/** What stands where a page will be while its code is on the way. */
export function PageSkeleton() {
  return (
    <div className="boot" role="status" aria-label="加载中">
      <i className="boot-head" />
      {[1, 2, 3].map((card) => (
        <div key={card} className="boot-card">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
