/// The link manifests of the apps that come with the toolkit.
///
/// Each is written in a file `Manifests/<app>.links.yaml`; the Swift text under `Generated` is
/// made from those files, so that an app that embeds it reads no YAML.
public enum BundledApp {}
