/// The link manifests of the apps that ship with Waymark.
///
/// Each manifest is a file `Manifests/<app>.links.yaml`. The Swift files in `Generated` are
/// generated from these manifests, so an app that embeds this module reads no YAML.
public enum BundledApp {}
