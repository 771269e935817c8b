type Pictured = { readonly importPath: string; readonly name: string };

/** The accepted picture of a story in a view, or after a step, as a path below tests/pictures. */
export function pictureFile({ importPath, name }: Pictured, view: string): string {
  const stories = importPath.replace(/^(?:\.\/)?packages\/ui\/src\/|\.stories\.tsx$/g, '');
  return `${stories}/${`${name} ${view}`.replaceAll(' ', '-')}.png`;
}
