/** The one polygon of an SVG as a shape in CSS, in percent of its box. Throws where the file holds anything else. */
export function logoShape(file: string, svg: string): string {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const polygons = [...svg.matchAll(/<polygon points="([\d., ]+)" \/>/g)];
  const points = polygons[0]?.[1]?.trim().split(/\s+/) ?? [];
  const hasOthers = /<(?!\/?svg\b|polygon\b)/.test(svg);
  if (width === undefined || height === undefined || polygons.length !== 1 || points.length < 3 || hasOthers)
    throw new Error(`${file}: a logo is one <polygon points="x,y x,y …" /> in viewBox="0 0 WIDTH HEIGHT"; draw it so.`);
  const corners = points.map((point) => {
    const [x, y] = point.split(',').map(Number);
    return `${share(x, Number(width), file)} ${share(y, Number(height), file)}`;
  });
  return `polygon(${corners.join(', ')})`;
}

function share(part: number | undefined, whole: number, file: string): string {
  const percent = ((part ?? Number.NaN) / whole) * 100;
  if (!(percent >= 0 && percent <= 100))
    throw new Error(`${file}: a point lies outside the viewBox, or is no x,y; correct it.`);
  return percent === 0 ? '0' : `${Number(percent.toFixed(2))}%`;
}
